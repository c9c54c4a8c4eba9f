/**
 * Which keys the moves of a game were sent with, as one number each: a key that is not here was never sent, one that is most likely
 * was, and the log tells.
 */
export class SentKeys {
  private readonly marks = new Set<number>();

  add(user: string | null, key: string | null): void {
    if (user !== null && key !== null) this.marks.add(markOf(user, key));
  }

  mayHave(user: string, key: string): boolean {
    return this.marks.has(markOf(user, key));
  }
}

function markOf(user: string, key: string): number {
  let mark = 0;
  for (const text of [user, key])
    for (let i = 0; i < text.length; i++) mark = (Math.imul(mark, 31) + text.charCodeAt(i)) | 0;
  return mark;
}
