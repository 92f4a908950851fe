export { Missing } from './Missing.tsx'
