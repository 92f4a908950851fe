export { CompareTable, mostCompared, type CompareRow, type CompareTableProps } from './CompareTable.tsx'
