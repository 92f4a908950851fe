import { componentStyle } from '@/design-system/styles/layers.ts'

/** Keeps the line breaks of what was written; a very long word breaks. */
export const written = componentStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
