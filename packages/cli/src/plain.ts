/** Without control characters, which would be orders to the terminal. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');
