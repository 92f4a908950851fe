import type { TokenNode } from '../lib/design-tokens.ts'

/** A token with the type it has or inherits, at its path. */
export interface FlatToken {
  readonly path: string
  readonly type: string | undefined
  readonly value: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isAlias = (value: unknown): value is string => typeof value === 'string' && /^\{[^{}]+\}$/.test(value)

/** Finds names that the format forbids, and properties that it does not define. */
function nameProblems(name: string, path: string): string[] {
  if (name.startsWith('$')) {
    return ['$type', '$value', '$description', '$extensions', '$deprecated', '$schema'].includes(name)
      ? []
      : [`${path}: ${name} is no property of the format`]
  }
  return /[{}.]/.test(name) || name === '' ? [`${path}: a name may hold neither braces nor full stops`] : []
}

/** Collects the tokens of a file with inherited types, and the problems of its groups and names. */
export function flatten(
  node: TokenNode,
  path: readonly string[] = [],
  inherited?: string,
): { readonly tokens: readonly FlatToken[]; readonly problems: readonly string[] } {
  const here = path.join('.')
  const type = node.$type ?? inherited
  const problems = Object.keys(node).flatMap((name) => nameProblems(name, here))
  if (node.$description !== undefined && typeof node.$description !== 'string') {
    problems.push(`${here}: a description is text`)
  }
  const children = Object.entries(node).filter(([name]) => !name.startsWith('$'))
  if ('$value' in node) {
    if (children.length > 0) problems.push(`${here}: a token has no tokens inside`)
    return { tokens: [{ path: here, type, value: node.$value }], problems }
  }
  const inside = children.map(([name, child]) =>
    isObject(child)
      ? flatten(child as TokenNode, [...path, name], type)
      : { tokens: [], problems: [`${here}.${name}: neither a token nor a group`] },
  )
  return {
    tokens: inside.flatMap(({ tokens }) => tokens),
    problems: [...problems, ...inside.flatMap((part) => part.problems)],
  }
}

const isUnit = (value: unknown, units: readonly string[]): boolean =>
  isObject(value) &&
  isNumber(value['value']) &&
  units.includes(String(value['unit'])) &&
  Object.keys(value).length === 2

const isColour = (value: unknown): boolean => {
  if (!isObject(value) || value['colorSpace'] !== 'srgb') return false
  const { components, alpha, hex } = value
  const inRange = (part: unknown) => isNumber(part) && part >= 0 && part <= 1
  return (
    Array.isArray(components) &&
    components.length === 3 &&
    components.every(inRange) &&
    (alpha === undefined || inRange(alpha)) &&
    /^#[0-9a-f]{6}$/.test(String(hex))
  )
}

type Check = (value: unknown, resolve: (type: string, value: unknown) => boolean) => boolean

/** The shape a value must have, by type. `resolve` also takes an alias to a token of that type. */
const shapes: Readonly<Record<string, Check>> = {
  color: isColour,
  dimension: (value) => isUnit(value, ['px', 'rem']),
  duration: (value) => isUnit(value, ['ms', 's']),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  fontFamily: (value) =>
    typeof value === 'string' ||
    (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')),
  cubicBezier: (value) => {
    if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber)) return false
    const [x1 = -1, , x2 = -1] = value
    return x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1
  },
  shadow: (value, resolve) =>
    (Array.isArray(value) ? value : [value]).every(
      (layer) =>
        isObject(layer) &&
        resolve('color', layer['color']) &&
        ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => resolve('dimension', layer[part])) &&
        typeof layer['inset'] === 'boolean',
    ),
  typography: (value, resolve) =>
    isObject(value) &&
    resolve('fontFamily', value['fontFamily']) &&
    resolve('dimension', value['fontSize']) &&
    resolve('fontWeight', value['fontWeight']) &&
    resolve('dimension', value['letterSpacing']) &&
    resolve('number', value['lineHeight']),
}

/** Lists the problems of a set of files that are read together: wrong values, wrong types, broken and circular aliases. */
export function validate(files: readonly TokenNode[]): readonly string[] {
  const parts = files.map((file) => flatten(file))
  const tokens = new Map(parts.flatMap((part) => part.tokens.map((token) => [token.path, token] as const)))
  const problems = parts.flatMap((part) => part.problems)

  const fits = (type: string, value: unknown, visitedPaths: readonly string[] = []): boolean => {
    if (!isAlias(value)) return shapes[type]?.(value, (inner, part) => fits(inner, part, visitedPaths)) ?? false
    const target = tokens.get(value.slice(1, -1))
    return (
      target !== undefined &&
      !visitedPaths.includes(target.path) &&
      target.type === type &&
      fits(type, target.value, [...visitedPaths, target.path])
    )
  }

  for (const { path, type, value } of tokens.values()) {
    if (type === undefined || shapes[type] === undefined) {
      problems.push(`${path}: ${type ?? 'no type'} is no type of the format`)
    } else if (!fits(type, value, [path])) {
      problems.push(`${path}: ${JSON.stringify(value)} is no ${type}, or an alias of it leads nowhere`)
    }
  }
  return problems
}
