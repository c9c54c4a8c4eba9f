const nameOf = (table: string): string => `roundhouse/chat-seen/${table}`;

/** Up to which line the chat of a table was in sight here; 0 if it never was. */
export function chatSeen(table: string): number {
  try {
    return Number(localStorage.getItem(nameOf(table)) ?? 0);
  } catch {
    return 0;
  }
}

export function keepChatSeen(table: string, version: number): void {
  try {
    localStorage.setItem(nameOf(table), String(version));
  } catch {
    // Then it is known as long as the page is open.
  }
}
