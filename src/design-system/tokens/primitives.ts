import { oklchToHex, type Oklch } from './oklch.ts'

type Steps = Readonly<Record<number, Oklch>>

/**
 * The raw palette. Private to this folder: components speak of surfaces, text and actions, never of a hue, and a test fails on any
 * import from outside.
 */
function ramp<Step extends number>(steps: Readonly<Record<Step, Oklch>>): Readonly<Record<Step, string>> {
  return Object.fromEntries(Object.entries<Oklch>(steps).map(([step, colour]) => [step, oklchToHex(colour)])) as Record<
    Step,
    string
  >
}

/** The dark hue: brand and primary action. 600 is the active button, 950 the side panel. */
const purple = {
  50: [0.975, 0.014, 296],
  100: [0.946, 0.03, 295],
  200: [0.894, 0.06, 294.5],
  300: [0.815, 0.108, 294],
  400: [0.72, 0.161, 293.8],
  500: [0.619, 0.215, 292.4],
  550: [0.55, 0.24, 291.6],
  600: [0.492, 0.241, 290.8],
  700: [0.43, 0.213, 290.8],
  800: [0.362, 0.176, 291],
  850: [0.312, 0.142, 291.4],
  900: [0.268, 0.118, 291.8],
  950: [0.205, 0.086, 292.3],
  1000: [0.16, 0.062, 292.3],
} as const satisfies Steps

/** The accent hue: highlights, ratings and the headline word on the side panel. Never text on a light surface above step 700. */
const gold = {
  50: [0.982, 0.02, 88],
  100: [0.958, 0.05, 87],
  200: [0.92, 0.095, 86],
  300: [0.868, 0.14, 83],
  400: [0.808, 0.159, 78.6],
  500: [0.735, 0.155, 73],
  600: [0.63, 0.135, 69],
  700: [0.521, 0.112, 66.1],
  800: [0.43, 0.09, 63],
  900: [0.34, 0.068, 62],
  950: [0.25, 0.05, 62],
} as const satisfies Steps

/** Surfaces, text and lines, tinted slightly towards the brand, so that grey matches purple. */
const neutral = {
  0: [1, 0, 0],
  25: [0.989, 0.003, 292],
  50: [0.978, 0.005, 292],
  100: [0.957, 0.007, 292],
  200: [0.918, 0.009, 292],
  300: [0.865, 0.011, 292],
  400: [0.745, 0.012, 292],
  500: [0.66, 0.012, 292],
  550: [0.612, 0.013, 292],
  600: [0.53, 0.014, 292],
  700: [0.43, 0.016, 292],
  800: [0.338, 0.026, 293],
  825: [0.314, 0.026, 293],
  850: [0.294, 0.026, 294],
  875: [0.272, 0.026, 294],
  900: [0.25, 0.026, 294],
  925: [0.228, 0.026, 295],
  950: [0.208, 0.026, 295],
  1000: [0.172, 0.025, 295],
  1050: [0.145, 0.024, 295],
} as const satisfies Steps

const green = ramp({
  50: [0.977, 0.018, 158],
  100: [0.945, 0.043, 158],
  200: [0.892, 0.083, 157],
  300: [0.825, 0.125, 155],
  400: [0.76, 0.15, 153],
  500: [0.65, 0.15, 152],
  600: [0.52, 0.125, 152],
  700: [0.45, 0.107, 152],
  800: [0.375, 0.085, 153],
  900: [0.3, 0.062, 155],
  950: [0.235, 0.045, 157],
})

const amber = ramp({
  50: [0.98, 0.02, 80],
  100: [0.953, 0.05, 78],
  200: [0.91, 0.09, 74],
  300: [0.855, 0.13, 70],
  400: [0.79, 0.155, 64],
  500: [0.7, 0.165, 55],
  600: [0.57, 0.143, 49],
  700: [0.49, 0.125, 46],
  800: [0.415, 0.103, 45],
  900: [0.32, 0.075, 46],
  950: [0.245, 0.054, 48],
})

const red = ramp({
  50: [0.974, 0.014, 20],
  100: [0.942, 0.032, 20],
  200: [0.893, 0.062, 20],
  300: [0.82, 0.108, 21],
  400: [0.732, 0.165, 23],
  500: [0.645, 0.215, 26],
  600: [0.545, 0.212, 27],
  700: [0.475, 0.188, 27],
  800: [0.405, 0.153, 27],
  900: [0.315, 0.108, 26],
  950: [0.24, 0.075, 25],
})

const blue = ramp({
  50: [0.975, 0.014, 245],
  100: [0.945, 0.032, 246],
  200: [0.895, 0.06, 248],
  300: [0.825, 0.1, 250],
  400: [0.745, 0.135, 252],
  500: [0.635, 0.17, 256],
  600: [0.53, 0.175, 258],
  700: [0.455, 0.155, 259],
  800: [0.385, 0.125, 260],
  900: [0.305, 0.09, 261],
  950: [0.235, 0.065, 262],
})

const teal = ramp({
  100: [0.945, 0.035, 195],
  300: [0.83, 0.09, 195],
  700: [0.45, 0.08, 205],
  900: [0.305, 0.052, 210],
})

const rose = ramp({
  100: [0.945, 0.032, 350],
  300: [0.83, 0.105, 350],
  700: [0.475, 0.165, 352],
  900: [0.315, 0.1, 352],
})

/** The ramps a theme is made of. Two are the brand's own and named by their job; the others mean the same in every brand. */
export const palette = {
  brand: ramp(purple),
  accent: ramp(gold),
  neutral: ramp(neutral),
  green,
  amber,
  red,
  blue,
  teal,
  rose,
} as const

export type Palette = {
  readonly [Name in keyof typeof palette]: { readonly [Step in keyof (typeof palette)[Name]]: string }
}

/** The hues of a brand's ramps, and their chroma factor: 1 is as strong as Marquee's own. */
export interface Hues {
  readonly brand: { readonly hue: number; readonly chroma?: number }
  readonly accent: { readonly hue: number; readonly chroma?: number }
  /** The hue of grey. */
  readonly neutral: { readonly hue: number; readonly chroma?: number }
}

function turned<Step extends number>(
  steps: Readonly<Record<Step, Oklch>>,
  { hue, chroma = 1 }: Hues['brand'],
): Readonly<Record<Step, string>> {
  const entries = Object.entries<Oklch>(steps).map(([step, [lightness, strength]]) => [
    step,
    [lightness, strength * chroma, hue],
  ])
  return ramp(Object.fromEntries(entries) as Record<Step, Oklch>)
}

/** The same palette in other hues. Each step keeps its lightness, and with it nearly all of its contrast. */
export const paletteOf = (hues: Hues): Palette => ({
  ...palette,
  brand: turned(purple, hues.brand),
  accent: turned(gold, hues.accent),
  neutral: turned(neutral, hues.neutral),
})
