export { LogoLoader, type LogoLoaderProps } from './LogoLoader.tsx'
export { logoLoaderMarkup } from './logo-loader-markup.ts'
