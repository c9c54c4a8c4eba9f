/** What the page may load: only what this server serves. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
/** What a call is answered is never shown as a page, and never kept. */
const ANSWER: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
const SECURE = { 'strict-transport-security': 'max-age=31536000' };
const SECURE_PAGE = { ...PAGE, ...SECURE };
const SECURE_ANSWER = { ...ANSWER, ...SECURE };

export const pageHeaders = (isSecure: boolean) => (isSecure ? SECURE_PAGE : PAGE);
export const answerHeaders = (isSecure: boolean) => (isSecure ? SECURE_ANSWER : ANSWER);
