export { RotatingWord, type RotatingWordProps } from './RotatingWord.tsx'
