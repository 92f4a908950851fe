export { CompareTable, compareTableTones, type CompareTableProps, type CompareTableTone } from './CompareTable.tsx'
