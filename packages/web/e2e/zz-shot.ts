import { launchChromium } from '/work/main/packages/web/e2e/chromium.ts';
import { serveTable } from '/work/main/packages/web/e2e/serve.ts';
import { playedGame, freshGame } from '/work/main/packages/web/e2e/games.ts';
import { importGame, DESK, PHONE } from '/work/main/packages/web/e2e/page.ts';
import { readFileSync } from 'node:fs';
const served = await serveTable();
const browser = await launchChromium();
process.on('exit',()=>{});
const which = process.argv.slice(2);
const want = (n:string)=> which.length===0 || which.includes(n);
async function open(record: any, viewport: any, dark=false){
  const ctx = await browser.newContext({viewport, colorScheme: dark?'dark':'light', deviceScaleFactor: 1, hasTouch: viewport.width<500});
  const page = await ctx.newPage();
  page.on('console', m => { if (m.type()==='error'||m.type()==='warning') console.log('console', m.text().slice(0,300)); });
  page.on('pageerror', e => console.log('pageerror', e.message.slice(0,500)));
  await importGame(page, served.url, record);
  await page.waitForTimeout(500);
  return page;
}
const t0=Date.now();
const late = JSON.parse(readFileSync('/work/shared/corpus/18xx-games/1882/5236.json','utf8'));
try {
if (want('late')) { const p = await open(late, DESK); await p.getByRole('tab',{name:'Map'}).click(); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/late.png'}); 
  for (const t of ['Stock','Companies','Players','Trains','Privates','Tiles','Charts','Rules','Rebellion']) { await p.getByRole('tab',{name:t, exact:true}).click(); await p.waitForTimeout(300); await p.screenshot({path:`/tmp/late-${t}.png`}); } }
if (want('dark')) { const p = await open(late, DESK, true); await p.getByRole('tab',{name:'Map'}).click(); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/dark.png'}); await p.getByRole('tab',{name:'Stock',exact:true}).click(); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/dark-stock.png'}); }
if (want('phone')) { const p = await open(late, PHONE); await p.getByRole('tab',{name:'Map'}).click(); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/phone.png'}); await p.getByRole('tab',{name:'Stock',exact:true}).click(); await p.waitForTimeout(400); await p.screenshot({path:'/tmp/phone-stock.png'});}
if (want('new')) { const p = await open(freshGame('1882',4), DESK); await p.screenshot({path:'/tmp/new.png'}); await p.getByRole('tab',{name:'Map'}).click(); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/new-map.png'});
  await p.goto(served.url); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/home.png'}); await p.getByRole('button',{name:'New game'}).click(); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/newgame.png'}); }
if (want('lay')) { const r = await playedGame('1882',3,{until:(c,a)=>a.length>40 && c.some(x=>x.action.type==='lay')}); console.log(r.actions.length); const p = await open(r, DESK); await p.screenshot({path:'/tmp/lay.png'}); await p.locator('.legal').first().click(); await p.waitForTimeout(700); await p.screenshot({path:'/tmp/lay2.png'}); const tile=p.locator('.ring-tile').first(); if (await tile.count()) { await tile.click(); await p.waitForTimeout(400); await p.screenshot({path:'/tmp/lay3.png'}); } 
  const q = await open(r, PHONE); await q.waitForTimeout(300); await q.screenshot({path:'/tmp/phone-lay.png'}); await q.locator('.legal').first().click(); await q.waitForTimeout(700); await q.screenshot({path:'/tmp/phone-lay2.png'}); }
if (want('run')) { const r = await playedGame('1882',3,{until:(c,a)=>a.length>150 && c.some(x=>Array.isArray(x.action.routes)&&x.action.routes.length>0)}); console.log(r.actions.length); const p = await open(r, DESK); await p.waitForTimeout(1000); await p.screenshot({path:'/tmp/run.png'}); const q = await open(r, PHONE); await q.waitForTimeout(900); await q.screenshot({path:'/tmp/phone-run.png'});}
if (want('stock')) { const r = await playedGame('1882',4,{until:(c,a)=>a.length>60 && c.some(x=>x.action.type==='buy')}); console.log(r.actions.length); const p = await open(r, DESK); await p.screenshot({path:'/tmp/stock.png'}); await p.locator('.stock-open').first().click(); await p.waitForTimeout(300); await p.screenshot({path:'/tmp/stock2.png'}); }
} finally { console.log(Date.now()-t0,'ms'); await browser.close(); await served.close(); }
