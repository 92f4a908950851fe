import * as z from 'zod/mini'
import { type Endpoint, fullPath } from '../../src/api/contract/endpoint.ts'
import { errorBody, nothing } from '../../src/api/contract/envelope.ts'
import { type ErrorCode, commonErrors, employerErrors, errorStatus } from '../../src/api/contract/error-codes.ts'
import { api } from '../../src/api/contract/table.ts'
import { apiBase } from '../ports/handlers.ts'

type Json = Record<string, unknown>

/** Converts a schema to JSON Schema, for a request (`input`) or a response (`output`). */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  if (schema === (nothing as z.ZodMiniType)) return { type: 'null' }
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // A transform has no schema. Those of answers accept a bare list beside a page, so the answer is described by what they take.
    override: ({ zodSchema, jsonSchema: described }) => {
      const { def } = zodSchema._zod
      if (io === 'output' && def.type === 'pipe' && def.out._zod.def.type === 'transform') {
        Object.assign(described, jsonSchema(def.in as z.ZodMiniType, io))
      }
    },
  })
  return json
}

const jsonContent = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** The refusals of an endpoint by status; several codes may share one. */
function errorResponses(endpoint: Endpoint): Json {
  const codes: readonly ErrorCode[] = [
    ...commonErrors,
    ...(endpoint.scope === 'employer' ? employerErrors : []),
    ...endpoint.errors,
  ]
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const description = [...new Set(codes)].filter((code) => errorStatus[code] === status).join(' or ')
      return [status, { description, content: jsonContent({ $ref: '#/components/schemas/Error' }) }]
    }),
  )
}

function parameters(endpoint: Endpoint): Json[] {
  const path = [...fullPath(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  if (endpoint.query === undefined) return path
  const { properties = {}, required = [] } = jsonSchema(endpoint.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const query = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [...path, ...query]
}

/** The content of a request body. A form has no example, because a file cannot be written in JSON. */
function bodyContent({ body, bodyType, example }: Endpoint & { body: z.ZodMiniType }): Json {
  const schema = jsonSchema(body, 'input')
  if (bodyType === 'form-data') return { 'multipart/form-data': { schema } }
  return jsonContent(schema, (example as { body?: unknown }).body)
}

function operation(group: string, endpoint: Endpoint): Json {
  return {
    operationId: endpoint.id,
    tags: [group],
    summary: endpoint.summary,
    'x-origin': endpoint.origin,
    security: endpoint.scope === 'employer' ? [{ token: [] }] : [],
    parameters: parameters(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: bodyContent({ ...endpoint, body: endpoint.body }) },
    }),
    responses: {
      200: {
        description: 'Done',
        content: jsonContent({
          type: 'object',
          properties: { message: { type: 'string' }, data: jsonSchema(endpoint.response, 'output') },
          required: ['data'],
        }),
      },
      ...errorResponses(endpoint),
    },
  }
}

function makeDocument() {
  const paths: Record<string, Json> = {}
  for (const [group, endpoints] of Object.entries(api)) {
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const path = fullPath(endpoint)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(group, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee API',
      version: '1',
      description:
        'What the employer dashboard calls. Every answer holds its result in `data` and sometimes words for the employer in `message`.',
    },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token that log-in and registration answer.' },
      },
    },
  }
}

let document: ReturnType<typeof makeDocument> | undefined

/** The OpenAPI 3.1 document of the contract, created on first use. */
export function openApiDocument() {
  document ??= makeDocument()
  return document
}
