/** Parses CSV by RFC 4180, independently of the code that writes it. */
export function parseCsv(file: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The cells below a header of a file that starts with a byte order mark. */
export function csvColumn(file: string, name: string): string[] {
  const [header = [], ...rows] = parseCsv(file.slice(1))
  return rows.map((row) => row[header.indexOf(name)] ?? '')
}
