import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { toolPath } from '../lib/process.mjs'
import { apiDiff, apiText, declarationsIn, refusalModule } from './lib/api.mjs'

const card = 'src/design-system/components/Card'

const files = new Map([
  [`${card}/index.ts`, "export { Card, cardSizes, type CardProps } from './Card.tsx';\n"],
  [
    `${card}/Card.tsx`,
    `import { type ReactNode } from 'react';
import { type PassThrough } from '../../lib/pass-through.ts';
import { type Inner } from '../private/Inner/Inner.tsx';
import { type Rule } from './Card.css.ts';
export declare const cardSizes: readonly ['sm', 'md'];
export type CardProps = PassThrough & {
    children: ReactNode;
};
export declare function Card({ children, 'aria-label': label, ...rest }: CardProps): import("react").JSX.Element;
export {};
`,
  ],
  ['src/design-system/lib/pass-through.ts', 'export type PassThrough = object;\n'],
  ['src/design-system/lib/other.ts', 'export type Unseen = object;\n'],
  ['src/design-system/components/private/Inner/Inner.tsx', 'export interface Inner {\n    size: number;\n}\n'],
  [`${card}/Card.css.ts`, 'export type Rule = string;\n'],
])

describe('the text of the API', () => {
  it('lists the exports of the entry files, and every declaration they reach, in a fixed order', () => {
    const text = apiText(files)
    expect(text).toBe(`== Card ==
exports Card, CardProps, cardSizes

const cardSizes: readonly ['sm', 'md']
function Card(props: CardProps)
type CardProps = PassThrough & {
    children: ReactNode
}

== lib/pass-through ==

type PassThrough = object

== private/Inner ==

interface Inner {
    size: number
}
`)
    expect(apiText(new Map([...files].toReversed()))).toBe(text)
  })

  it('does not show how a component destructures its props', () => {
    const [before] = declarationsIn(
      'export declare function Row<Value extends string>({ label, value }: RowProps<Value>): import("react").JSX.Element;',
    )
    const [after] = declarationsIn(
      'export declare function Row<Value extends string>({ value, ...rest }: RowProps<Value>): import("react").JSX.Element;',
    )
    expect(before).toBe('function Row<Value extends string>(props: RowProps<Value>)')
    expect(after).toBe(before)
  })
})

it('lists changes by component', () => {
  const before = apiText(files)
  expect(apiDiff(before, before)).toEqual([])
  expect(apiDiff(before, before.replace('children: ReactNode', 'children?: ReactNode'))).toEqual([
    'Card',
    '  -     children: ReactNode',
    '  +     children?: ReactNode',
  ])
  expect(apiDiff('', before)[0]).toBe('Card')
})

it('fails to compile for a component that callers can style', { timeout: 30_000 }, () => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache', 'refusal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const component = (name: string, props: string) => {
    const home = join(folder, 'src/design-system/components', name)
    mkdirSync(home, { recursive: true })
    writeFileSync(
      join(home, 'index.ts'),
      `type Props = { children: string } & ${props}\nexport const ${name} = (_: Props) => null\nexport const use${name} = (_: { style: string }) => null\n`,
    )
  }
  component('Plain', '{ size?: string }')
  component('Styled', '({ className?: string } | { tone: string })')
  component('Spaced', '{ style?: object }')
  writeFileSync(join(folder, 'refuse.ts'), refusalModule(['Plain', 'Styled', 'Spaced'], './src'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: { types: [] }, files: ['refuse.ts'] }),
  )
  const { stdout } = spawnSync(process.execPath, [toolPath('typescript', 'tsc'), '-p', folder], { encoding: 'utf8' })
  expect(stdout).toContain('Styled takes className')
  expect(stdout).toContain('Spaced takes style')
  expect(stdout).not.toContain('Plain')
})
