declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff' | 'woff2'
    variationAxes?: Readonly<Record<string, number | { min?: number; max?: number; default?: number }>>
    keepFeatures?: readonly string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
