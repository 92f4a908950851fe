/** The parts of a place in one line: '21 Opebi Road, Ikeja, Lagos'. Empty parts are left out, and a city with the name of its state is said once; undefined without any part. */
export function locationLine(parts: readonly (string | null | undefined)[]): string | undefined {
  const set = parts.map((part) => part?.trim()).filter(Boolean)
  return [...new Set(set)].join(', ') || undefined
}
