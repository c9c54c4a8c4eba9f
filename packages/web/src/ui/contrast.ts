/** Colours of companies and seats, with a text on them that can be read. */

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (place: number) => Number.parseInt(wide.slice(place, place + 2), 16) || 0;
  return [at(0), at(2), at(4)];
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(rgbOf(a)), luminance(rgbOf(b))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const DARK = '#1a1408';
const LIGHT = '#ffffff';
const READABLE = 4.5;

/** A line in a colour that stands out from its ground: lightened or darkened until it does. */
export function lineColour(color: string, ground: string): string {
  const end = luminance(rgbOf(ground)) < 0.2 ? 255 : 0;
  let rgb = rgbOf(color);
  for (let tries = 0; tries < 30 && contrast(hexOf(rgb), ground) < SEEN; tries++) {
    const [r, g, b] = rgb;
    rgb = [r + (end - r) * 0.1, g + (end - g) * 0.1, b + (end - b) * 0.1];
  }
  return hexOf(rgb);
}
const SEEN = 3;

/** The ground of a band and the better of two inks on it; the ground is darkened until that one can be read. */
export function bandColours(color: string): { readonly ground: string; readonly ink: string } {
  let ground = rgbOf(color);
  for (;;) {
    const hex = hexOf(ground);
    const ink = contrast(hex, DARK) > contrast(hex, LIGHT) ? DARK : LIGHT;
    if (contrast(hex, ink) >= READABLE) return { ground: hex, ink };
    ground = [ground[0] * 0.95, ground[1] * 0.95, ground[2] * 0.95];
  }
}
