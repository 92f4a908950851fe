// The service worker of the mock API. Storybook's own scripts, styles and fonts pass it by: MSW would send each to the page, which answers that it has no
// handler, and then send the page a copy of the file.
const ownFiles = new Set(['document', 'script', 'style', 'font'])

addEventListener('fetch', (event) => {
  const { destination, url } = event.request
  if (ownFiles.has(destination) && new URL(url).origin === location.origin) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
