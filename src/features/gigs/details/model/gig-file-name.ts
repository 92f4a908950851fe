/** The name of a file about a Gig, such as 'marquee-rooftop-friday.ics'. */
export function gigFileName(title: string, extension: 'ics' | 'png'): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return `marquee-${plain || 'gig'}.${extension}`
}
