import { expect, it } from 'vitest'
import { fullPath } from '../../src/api/contract/endpoint.ts'
import { endpoints } from '../../src/api/contract/table.ts'
import { openApiDocument } from './openapi.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: {
    content: {
      'application/json': { schema: { properties?: object; oneOf?: { properties: object }[] }; example: object }
    }
  }
  responses: Record<
    string,
    { description: string; content: { 'application/json': { schema: { properties?: object } } } }
  >
}
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

it('describes each endpoint of the contract once, under its own path and method', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
  for (const endpoint of endpoints) {
    expect(document.paths[fullPath(endpoint)]?.[endpoint.method.toLowerCase()]?.operationId).toBe(endpoint.id)
  }
})

it('names every parameter of a path', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
    }
  }
})

it('gives each body its fields and an example, and each response its data', () => {
  for (const { requestBody, responses } of operations) {
    expect(responses['200']?.content['application/json'].schema.properties).toHaveProperty('data')
    const content = requestBody?.content['application/json']
    const fields = Object.assign(
      {},
      content?.schema.properties,
      ...(content?.schema.oneOf ?? []).map(({ properties }) => properties),
    )
    for (const field of Object.keys(content?.example ?? {})) expect(fields).toHaveProperty(field)
  }
})

it('describes what each list answers', () => {
  const schemaOf = (operation: Operation) =>
    operation.responses['200']?.content['application/json'].schema as { properties: { data: object } }
  const undescribed = operations.filter((operation) => Object.keys(schemaOf(operation).properties.data).length === 0)
  expect(undescribed.map(({ operationId }) => operationId)).toEqual([])
  const list = document.paths['/employer/{employerId}/gig/get-gigs']?.['get']
  expect(list && schemaOf(list).properties.data).toMatchObject({
    anyOf: [
      { properties: { gigs: { type: 'array', items: { required: expect.arrayContaining(['id', 'status']) } } } },
      {},
    ],
  })
})

it('describes a form with its file', () => {
  const upload = document.paths['/employer/{employerId}/upload/upload-image']?.['post']
  expect(upload?.requestBody?.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          purpose: { type: 'string', enum: ['company', 'profile'] },
          file: { type: 'string', format: 'binary' },
        },
        required: ['purpose', 'file'],
        additionalProperties: false,
      },
    },
  })
})

it('lists the refusals of each endpoint, and has no dangling references', () => {
  const login = document.paths['/employer/auth/login']?.['post']
  expect(login?.responses['400']?.description).toContain('INVALID_CREDENTIALS')
  expect(login?.responses['401']).toBeUndefined()
  const list = document.paths['/employer/{employerId}/notification/get-notifications']?.['get']
  expect(list?.responses).toHaveProperty('401')
  expect(
    list?.parameters.filter((parameter) => parameter.in === 'query').map(({ name, required }) => [name, required]),
  ).toEqual([
    ['limit', false],
    ['skip', false],
  ])
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)))
})
