import { style, type StyleRule } from '@vanilla-extract/css'
import './layer-order.css.ts'

/** The cascade layers, weakest first. Every style of the project sits in one of them. */
export const layers = {
  reset: 'reset',
  tokens: 'tokens',
  base: 'base',
  components: 'components',
  layout: 'layout',
  overrides: 'overrides',
} as const

type LayeredRule = Omit<StyleRule, '@layer'>

function layeredStyle(
  layer: keyof typeof layers,
  rule: LayeredRule | readonly (LayeredRule | string)[],
  debugId?: string,
): string {
  const rules = Array.isArray(rule) ? (rule as readonly (LayeredRule | string)[]) : [rule as LayeredRule]
  const layered = rules.map((part) => (typeof part === 'string' ? part : { '@layer': { [layers[layer]]: part } }))
  return style(layered, debugId)
}

/** One class of a design-system or feature component, in the `components` layer. Takes what `style()` takes. */
export function componentStyle(rule: LayeredRule | readonly (LayeredRule | string)[], debugId?: string): string {
  return layeredStyle('components', rule, debugId)
}

/** One class of a layout primitive, in the `layout` layer: it wins over a component's own look, whatever the import order. */
export function layoutStyle(rule: LayeredRule | readonly (LayeredRule | string)[], debugId?: string): string {
  return layeredStyle('layout', rule, debugId)
}

function layeredVariants<Key extends string | number, Value>(
  layer: keyof typeof layers,
  values: Readonly<Record<Key, Value>>,
  rule: (value: Value, key: Key) => LayeredRule,
): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<Value>(values).map(([key, value]) => [key, layeredStyle(layer, rule(value, key as Key), key)]),
  ) as Record<Key, string>
}

/** One class per key in the `components` layer: `componentVariants({ sm: rule, md: rule })`. */
export function componentVariants<Key extends string | number>(
  rules: Readonly<Record<Key, LayeredRule>>,
): Record<Key, string> {
  return layeredVariants('components', rules, (rule) => rule)
}

/** One class per key in the `layout` layer, made from a map of values: `layoutVariants(vars.space, (gap) => ({ gap }))`. */
export function layoutVariants<Key extends string | number, Value>(
  values: Readonly<Record<Key, Value>>,
  rule: (value: Value, key: Key) => LayeredRule,
): Record<Key, string> {
  return layeredVariants('layout', values, rule)
}
