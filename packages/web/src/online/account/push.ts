import { call } from '../api.ts';

/** Web push to this browser; the service worker shows what comes (`offline/service-worker.js`). */

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? await navigator.serviceWorker.getRegistration() : undefined;

/** Is this browser told already? */
export const pushHere = async (): Promise<boolean> =>
  (await (await registration())?.pushManager.getSubscription()) != null;

/** A key as it comes from the server, as browsers want it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks for leave and has the server told; throws with a sentence where it cannot be. */
export async function startPush(key: string): Promise<void> {
  const worker = await registration();
  if (worker === undefined)
    throw new Error(
      'Notifications are not available here: web push needs https (or a server on this computer).',
    );
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('The browser blocks notifications from this site: allow them in its settings first.');
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser gave no address for notifications.');
  await call('subscribe', { body: { endpoint, keys: { p256dh, auth } } });
}

/** No more of it here: the server forgets the address, then the browser does. */
export async function endPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription == null) return;
  await call('unsubscribe', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
