/** The parts of a push message that are used here. The server sends `data`; a message from Firebase's console has `notification`. */
export interface PushPayload {
  readonly notification?: { readonly title?: string; readonly body?: string } | undefined
  readonly data?: Readonly<Record<string, string>> | undefined
}

/** A notification of the browser, as `showNotification` takes it. */
export interface BrowserNotification {
  readonly title: string
  readonly options: {
    readonly body: string
    readonly icon: string
    /** A notification with the same tag is replaced, so that several tabs show one. */
    readonly tag?: string
    readonly data: { readonly link: string }
  }
}

/** The message of the service worker to a page that is to show another address. */
export interface OpenRequest {
  readonly type: 'marquee-open'
  readonly link: string
}

/** The title of a message without one (spec S8-21). */
export const untitled = 'New Message'

const icon = '/notification-icon.png'

/** What the browser shows of a message (spec S8-21). */
export function browserNotification({ notification, data }: PushPayload, origin: string): BrowserNotification {
  return {
    title: notification?.title || data?.['title'] || untitled,
    options: {
      body: notification?.body || data?.['body'] || '',
      icon,
      ...(data?.['id'] && { tag: data['id'] }),
      data: { link: dashboardLink(data?.['link'], origin) },
    },
  }
}

/** The path that a link leads to when it is a page of the dashboard on this origin, otherwise the dashboard's own. */
export function dashboardLink(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return '/dashboard'
  const url = new URL(link, origin)
  if (url.origin !== origin || !isDashboard(url)) return '/dashboard'
  return `${url.pathname}${url.search}${url.hash}`
}

/** Whether an address is a page of the dashboard. */
export function isDashboard({ pathname }: URL): boolean {
  return pathname === '/dashboard' || pathname.startsWith('/dashboard/')
}

export function isOpenRequest(message: unknown): message is OpenRequest {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'marquee-open'
}
