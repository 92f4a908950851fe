export {
  DateTime,
  dateTimeParts,
  type DateTimePart,
  type DateTimeProps,
  dateTimeYears,
  type DateTimeYear,
} from './DateTime.tsx'
