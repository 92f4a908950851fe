/**
 * Lists where two JSON values differ in shape: a key that only one of them has, or values of different types. Null matches every type,
 * because optional values may be missing on one side. Of lists only the first entries are compared.
 */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (a === null || b === null) return []
  if (kindOf(a) !== kindOf(b)) return [`${path}: ${kindOf(a)} or ${kindOf(b)}`]
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length > 0 && b.length > 0 ? differences(a[0], b[0], `${path}[0]`) : []
  }
  if (typeof a !== 'object' || typeof b !== 'object') return []
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) => {
    const here = path === '' ? key : `${path}.${key}`
    return key in left && key in right ? differences(left[key], right[key], here) : [`${here}: only on one side`]
  })
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
