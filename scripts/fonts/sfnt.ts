/** A reader of the few TrueType tables that the font build and its test need. Takes an uncompressed font (not woff2). */
export interface FontTables {
  readonly unitsPerEm: number
  readonly ascender: number
  readonly descender: number
  readonly lineGap: number
  /** OpenType features of substitution and positioning, such as `tnum` and `kern`. */
  readonly features: ReadonlySet<string>
  readonly axes: readonly string[]
  /** The glyph of a code point; 0 means the font cannot write it. */
  glyphOf(codePoint: number): number
  /** Advance width in font units. */
  advanceOf(glyph: number): number
}

type TableView = (tag: string) => DataView | undefined

const tagAt = (view: DataView, offset: number): string =>
  String.fromCodePoint(
    view.getUint8(offset),
    view.getUint8(offset + 1),
    view.getUint8(offset + 2),
    view.getUint8(offset + 3),
  )

function tablesOf(font: Uint8Array): TableView {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = new Map<string, DataView>()
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16
    const offset = view.getUint32(record + 8)
    tables.set(tagAt(view, record), new DataView(font.buffer, font.byteOffset + offset, view.getUint32(record + 12)))
  }
  return (tag) => tables.get(tag)
}

function required(tables: TableView, tag: string): DataView {
  const view = tables(tag)
  if (!view) throw new Error(`The font has no '${tag}' table.`)
  return view
}

function readSegments(cmap: DataView, start: number, glyphs: Map<number, number>): void {
  const segments = cmap.getUint16(start + 6) / 2
  const ends = start + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const offsets = deltas + segments * 2
  for (let segment = 0; segment < segments; segment += 1) {
    const first = cmap.getUint16(starts + segment * 2)
    const last = cmap.getUint16(ends + segment * 2)
    const delta = cmap.getUint16(deltas + segment * 2)
    const offsetAt = offsets + segment * 2
    const offset = cmap.getUint16(offsetAt)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const raw = offset === 0 ? code : cmap.getUint16(offsetAt + offset + (code - first) * 2)
      const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) % 0x1_00_00
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}

function readGroups(cmap: DataView, start: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < cmap.getUint32(start + 12); group += 1) {
    const record = start + 16 + group * 12
    const first = cmap.getUint32(record)
    for (let code = first; code <= cmap.getUint32(record + 4); code += 1) {
      glyphs.set(code, cmap.getUint32(record + 8) + code - first)
    }
  }
}

function readCmap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(4 + index * 8 + 4)
    const format = cmap.getUint16(start)
    if (format === 4) readSegments(cmap, start, glyphs)
    if (format === 12) readGroups(cmap, start, glyphs)
  }
  return glyphs
}

function readFeatures(view: DataView | undefined): string[] {
  if (!view) return []
  const list = view.getUint16(6)
  return Array.from({ length: view.getUint16(list) }, (_, index) => tagAt(view, list + 2 + index * 6))
}

function readAxes(view: DataView | undefined): string[] {
  if (!view) return []
  return Array.from({ length: view.getUint16(8) }, (_, index) =>
    tagAt(view, view.getUint16(4) + index * view.getUint16(10)),
  )
}

/** Reads an uncompressed TrueType or OpenType font. Throws if a table is missing that every font has. */
export function readFont(font: Uint8Array): FontTables {
  const tables = tablesOf(font)
  const hhea = required(tables, 'hhea')
  const hmtx = required(tables, 'hmtx')
  const glyphs = readCmap(required(tables, 'cmap'))
  const longMetrics = hhea.getUint16(34)
  return {
    unitsPerEm: required(tables, 'head').getUint16(18),
    ascender: hhea.getInt16(4),
    descender: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    features: new Set([...readFeatures(tables('GSUB')), ...readFeatures(tables('GPOS'))]),
    axes: readAxes(tables('fvar')),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, longMetrics - 1) * 4),
  }
}
