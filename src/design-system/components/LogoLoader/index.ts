export { LogoLoader, type LogoLoaderProps } from './LogoLoader.tsx'
