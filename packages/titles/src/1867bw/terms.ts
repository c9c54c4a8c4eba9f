import { type Terms, termsWith } from '@roundhouse/engine';

export const terms: Terms = termsWith({
  companies: 'Corporations',
  president: 'Director',
  names: {
    claim: 'Claim a card',
    draft: 'Claim a card',
    auction: 'Auction a private company',
    start: 'Start a corporation',
    pundit: 'Railway Pundit',
    excess: 'Sell down to the limit',
    land: 'Tile that comes with the land',
    refinery: 'Place a refinery',
    dyer: 'Dyer & Northington Refinery',
    extract: 'Hammond Extraction Co.',
    council: 'Wind River Business Council',
    issue: 'Issue or redeem',
    redeem: 'Redeem a certificate',
    crisis: 'Crisis',
    offer: 'Answer the offer',
    replace: 'Replace a station',
  },
  stepHints: {
    draft:
      'Each card to the left of the one you claim costs $5, which stay on it; money on your card is yours.',
    auction: 'Pick a company and open with at least its face value. Who wins it opens the next.',
    excess: 'You are above the certificate limit: sell at once.',
    land: 'A yellow tile may be laid there now, beside the tiles of the turn.',
    dyer: 'You may close Dyer & Northington for an inoperational refinery in a city of Wyoming.',
    issue: 'Issue a certificate to the market or redeem one of it, or pass.',
    offer: 'The Union Pacific offers to acquire the corporation. Who declines falls one row.',
    replace: 'A station of yours may take the place of one of the acquired corporation.',
  },
  actionHints: {
    crisis: 'Nothing is sold, and the Union Pacific acquires the corporation at once.',
  },
  starts: ['pundit'],
  turnSteps: ['track', 'station', 'run', 'dividend', 'trains', 'issue'],
  skipped: { issue: 'no certificate to issue or redeem' },
  subjects: { card: '' },
  bonuses: { delivery: 'Delivery', P10: 'Wind River Business Council' },
  tokens: { cubes: { shape: 'cube', color: '#2b2f36' } },
});
