export { Logo, type LogoProps } from './Logo.tsx'
export { logoSizes, logoTones, type LogoSize, type LogoTone } from './Logo.variants.ts'
export { bulbRadius, bulbs, glyphViewBox, isHot, tileRadius, wordmarkPath, wordmarkViewBox } from './logo-shapes.ts'
