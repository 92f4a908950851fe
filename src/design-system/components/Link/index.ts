export { Link, type LinkProps } from './Link.tsx'
export { InternalLink, LinkProvider, type LinkComponentProps } from './LinkProvider.tsx'
export { linkTones, linkVariants, type LinkTone, type LinkVariant } from './Link.variants.ts'
