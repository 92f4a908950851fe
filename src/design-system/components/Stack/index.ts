export { Stack, type StackProps } from './Stack.tsx'
export { stackAlignments, type StackAlignment } from './Stack.variants.ts'
