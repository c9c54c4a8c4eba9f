/** After the first visit the page works without a network. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').catch((error: unknown) => {
    // The table works without it; only offline play does not.
    console.warn('Offline play is not available:', error);
  });
}
