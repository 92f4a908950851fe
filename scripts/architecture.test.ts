import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupOf } from './lib/layer-rules.mjs'
import { readCodeFiles } from './lib/code-files.mjs'
import { resolveImport } from './lib/check-boundaries.mjs'
import { moduleFacts } from './lib/module-facts.mjs'
import { inRoot } from './lib/paths.mjs'

const page = readFileSync(inRoot('docs/architecture.md'), 'utf8')

/** The rows of the table below a heading, as their cells. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const unquoted = (cell = '') => cell.replaceAll('`', '')

describe('docs/architecture.md', () => {
  it('names folders that exist', () => {
    const folders = rowsBelow('Layout').map(([folder]) => unquoted(folder))
    expect(folders.length).toBeGreaterThan(15)
    expect(folders.filter((folder) => !existsSync(inRoot(folder)))).toEqual([])
  })

  it('names every folder of the code', () => {
    const named = new Set(rowsBelow('Layout').map(([folder]) => unquoted(folder)))
    const below = (parent: string) =>
      readdirSync(inRoot(parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${parent}${name}/`)
    const folders = ['src/', 'server/', 'src/api/'].flatMap(below).filter((folder) => folder !== 'src/api/')
    expect(folders.filter((folder) => !named.has(folder))).toEqual([])
  })

  it('lists every module of the server, each below those that it imports', () => {
    const modules = rowsBelow('Modules').map(([name]) => unquoted(name))
    expect(modules.toSorted()).toEqual(readdirSync(inRoot('server/modules')).toSorted())
    const sources = readCodeFiles()
    const upwards = [...sources].flatMap(([file, source]) => {
      const rank = modules.indexOf(moduleOf(file) ?? '')
      if (rank < 0) return []
      return moduleFacts(file, source)
        .imports.map(({ specifier }) => resolveImport(file, specifier) ?? '')
        .filter((target) => modules.indexOf(moduleOf(target) ?? '') > rank)
        .map((target) => `${file} → ${target}`)
    })
    expect(upwards).toEqual([])
  })

  it('says in which file each thing is, and the file has it', () => {
    const rows = rowsBelow('Where is')
    expect(rows.length).toBeGreaterThan(25)
    const wrong = rows.filter(([, link = '', name = '']) => {
      const { shown, path } = /^\[(?<shown>[^\]]+)\]\(\.\.\/(?<path>[^)]+)\)$/.exec(link)?.groups ?? {}
      return path === undefined || shown !== path || !existsSync(inRoot(path)) || !declares(path, unquoted(name))
    })
    expect(wrong).toEqual([])
  })
})

describe('reads', () => {
  // `useRead` and `useApiQuery` give no flags by their type: only what the library itself returns has them.
  it('are shown by the parts of src/shared/query-view: nothing else sees whether one is pending or has failed', () => {
    const flag = /\b(?:isPending|is\w*Loading|is\w*Error|isRefetching|isSuccess|fetchStatus)\b/
    const askers = [...readCodeFiles()].flatMap(([file, source]) => {
      const isOwn = file.startsWith('src/') && !file.startsWith('src/api/client/') && !file.includes('.test.')
      if (!isOwn || !source.includes('@tanstack/react-query')) return []
      const names = moduleFacts(file, source)
        .imports.filter(({ specifier }) => specifier === '@tanstack/react-query')
        .flatMap((library) => library.names.filter((name) => /^use\w*Quer(?:y|ies)$/.test(name)))
      if (names.includes('useQueries') && flag.test(source)) return [`${file}: ${flag.exec(source)?.[0]} of useQueries`]
      return names.filter((name) => name !== 'useQueries').map((name) => `${file}: ${name} in place of useRead`)
    })
    expect(askers).toEqual([])
  })
})

it("loads code later without React's lazy, except for the scene beside sign-in (decision 0029)", () => {
  const users = [...readCodeFiles()].filter(
    ([file, source]) =>
      file.startsWith('src/') &&
      /\blazy\b/.test(source) &&
      moduleFacts(file, source).imports.some(({ specifier, names }) => specifier === 'react' && names.includes('lazy')),
  )
  expect(users.map(([file]) => file)).toEqual(['src/design-system/components/SidePanel/SidePanel.tsx'])
})

/** The module of a file of the server, without its routes, which compose several modules. */
const moduleOf = (file: string) => /^server\/modules\/(?<name>.+)$/.exec(groupOf(file) ?? '')?.groups?.['name']

/** Whether a code file exports a name, or another file contains it. */
function declares(path: string, name: string): boolean {
  const source = readFileSync(inRoot(path), 'utf8')
  if (!/\.tsx?$/.test(path)) return source.includes(name)
  if (path.endsWith('.stories.tsx')) return new RegExp(String.raw`^const ${name}\b`, 'm').test(source)
  return new RegExp(String.raw`^export (?:async )?(?:function|const|class|interface|type) ${name}\b`, 'm').test(source)
}
