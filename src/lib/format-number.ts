/** A number as it is written in Nigeria: '1,234'. */
export const formatNumber = (value: number, decimals = 0): string =>
  value.toLocaleString('en-NG', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
