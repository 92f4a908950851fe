export { Logo, type LogoProps } from './Logo.tsx'
export { logoSizes, logoTones, type LogoSize, type LogoTone } from './Logo.variants.ts'
