import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Which chunk each component of the design system is in, written to `dist/web/.vite/components.json` beside the manifest. */
export interface ComponentChunks {
  /** The modules a page begins with; the manifest leaves out an entry whose chunk holds nothing of its own. */
  readonly entries: readonly string[]
  /** By file: the components whose code is in it. */
  readonly files: Readonly<Record<string, readonly string[]>>
  /** By the module of an entry or of a lazily loaded part: the components it needs before it runs. */
  readonly needs: Readonly<Record<string, readonly string[]>>
}

interface ModuleInfo {
  readonly isEntry: boolean
  readonly importedIds: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/** The component a module belongs to: 'Button', 'private/Field'. Stylesheets leave no code. */
export function componentOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/')
  return /\/design-system\/components\/(?<name>(?:private\/)?[A-Z]\w*)\/(?!.*\.css\.ts)/.exec(path)?.groups?.['name']
}

/** The components that a module reaches by static imports. */
export function componentsNeeded(id: string, infoOf: (id: string) => ModuleInfo | null): string[] {
  const reached = new Set([id])
  for (const module of reached) for (const imported of infoOf(module)?.importedIds ?? []) reached.add(imported)
  return unique([...reached].map(componentOf))
}

const unique = (names: readonly (string | undefined)[]): string[] =>
  [...new Set(names.filter((name) => name !== undefined))].toSorted()

/** Writes the chunk of each component to a file, for the check that no page fetches a component it does not need. */
export function componentChunks(): Plugin {
  let root = process.cwd()
  return {
    name: 'marquee:component-chunks',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const files = chunks.map((chunk) => {
        const withCode = Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0)
        return [chunk.fileName, unique(withCode.map(([id]) => componentOf(id)))] as const
      })
      const ids = [...this.getModuleIds()]
      const name = (id: string) => relative(root, id).split(sep).join('/')
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry === true)
      const lazy = ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
      const needs = [...entries, ...lazy].map(
        (id) => [name(id), componentsNeeded(id, (module) => this.getModuleInfo(module))] as const,
      )
      const facts: ComponentChunks = {
        entries: entries.map(name),
        files: Object.fromEntries(files),
        needs: Object.fromEntries(needs),
      }
      this.emitFile({ type: 'asset', fileName: '.vite/components.json', source: `${JSON.stringify(facts)}\n` })
    },
  }
}
