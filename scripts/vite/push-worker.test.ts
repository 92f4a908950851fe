import { rmSync, mkdtempSync, writeFileSync, existsSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { calledHosts, pushWorker } from './push-worker.ts'

const settings = {
  VITE_FIREBASE_API_KEY: 'test-key',
  VITE_FIREBASE_PROJECT_ID: 'marquee-test',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1234',
  VITE_FIREBASE_APP_ID: '1:1234:web:5678',
  VITE_FIREBASE_VAPID_KEY: 'BPublic',
}

let outDir: string
beforeEach(() => {
  outDir = mkdtempSync(inRoot('.cache', 'push-worker-'))
  writeFileSync(`${outDir}/page.js`, 'export {}')
})
afterEach(() => {
  rmSync(outDir, { recursive: true })
  for (const name of Object.keys(settings)) delete process.env[name]
})

const buildPage = () =>
  build({
    root: inRoot(),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: { '@': inRoot('src') } },
    plugins: [pushWorker()],
    build: { outDir: `${outDir}/web`, rolldownOptions: { input: `${outDir}/page.js` } },
  })

it('builds one classic script with the settings, under a fixed name', async () => {
  Object.assign(process.env, settings)
  await buildPage()
  const worker = readFileSync(`${outDir}/web/push-sw.js`, 'utf8')
  expect(worker).toContain('marquee-test')
  expect(() => new Function(worker)).not.toThrow()
})

it('builds no service worker without the settings, and stops when some are missing', async () => {
  await buildPage()
  expect(existsSync(`${outDir}/web/push-sw.js`)).toBe(false)
  process.env['VITE_FIREBASE_API_KEY'] = 'test-key'
  await expect(buildPage()).rejects.toThrow(/VITE_FIREBASE_VAPID_KEY are missing/)
})

it('a build calls the hosts of Firebase only with the settings', () => {
  expect(calledHosts(settings)).toEqual([
    'https://fcmregistrations.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ])
  expect(calledHosts({})).toEqual([])
})
