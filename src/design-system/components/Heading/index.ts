export { Heading, type HeadingProps } from './Heading.tsx'
export {
  headingLevels,
  headingLooks,
  headingTones,
  type HeadingLevel,
  type HeadingLook,
  type HeadingTone,
} from './Heading.variants.ts'
