/** A colour as it is authored: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Rgb = readonly [red: number, green: number, blue: number]

const CHROMA_STEP = 0.001

function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function inGamut(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

function encode(channel: number): string {
  const clamped = Math.min(1, Math.max(0, channel))
  const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0')
}

/**
 * The nearest sRGB colour of an OKLCH colour, as `#rrggbb`. A colour outside sRGB keeps its lightness and hue and loses chroma,
 * so a ramp stays even in lightness (and so in contrast) on every screen.
 */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  let rgb = toLinearRgb([lightness, chroma, hue])
  for (let reduced = chroma; !inGamut(rgb) && reduced > 0;) {
    reduced = Math.max(0, reduced - CHROMA_STEP)
    rgb = toLinearRgb([lightness, reduced, hue])
  }
  return `#${rgb.map(encode).join('')}`
}

/** `#rrggbb` with an opacity from 0 to 1, as `#rrggbbaa`. */
export function withAlpha(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
