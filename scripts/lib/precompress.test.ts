import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precompress } from './precompress.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-compress-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

describe('precompress', () => {
  it('writes both compressed forms beside a file, and they decompress to the file', async () => {
    const script = 'const gig = 1\n'.repeat(200)
    const path = write('app.js', script)
    await precompress(folder)
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(script)
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(script)
  })

  it('writes no compressed file that would be larger, and does not compress fonts', async () => {
    const tiny = write('tiny.css', 'a{}')
    const font = write('inter.woff2', 'f'.repeat(5000))
    await precompress(folder)
    for (const path of [tiny, font]) expect(existsSync(`${path}.br`) || existsSync(`${path}.gz`)).toBe(false)
  })
})
