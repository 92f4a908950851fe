export { DateTime, dateTimeParts, type DateTimePart, type DateTimeProps } from './DateTime.tsx'
