/**
 * Tries again for code that could not be fetched, and calls `again` once it is there. Chromium never fetches a module again that
 * failed once (seen in 150), so where that fails the page is opened anew, which keeps all work; without a connection it stays.
 */
export const loadAgain = (load: () => Promise<unknown>, again: () => void) =>
  void load().then(again, () => navigator.onLine && location.reload())
