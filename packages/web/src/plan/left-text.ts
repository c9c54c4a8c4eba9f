/** How many of a tile the box would still hold. */
export const leftText = (left: number | null): string =>
  left === null ? 'unlimited' : left < 0 ? `${-left} too many` : `${left} left`;
