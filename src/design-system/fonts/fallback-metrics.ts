// Written by scripts/build-fonts.mjs from the metrics of the two fonts. Do not edit.
export const fallbackMetrics = {
  inter: {
    sizeAdjust: '107.43%',
    ascentOverride: '90.17%',
    descentOverride: '22.45%',
    lineGapOverride: '0.00%',
  },
  bricolage: {
    sizeAdjust: '99.76%',
    ascentOverride: '93.23%',
    descentOverride: '27.07%',
    lineGapOverride: '0.00%',
  },
} as const
