import { createHash } from 'node:crypto';
import { marked } from 'marked';
import { encode } from 'html-entities';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { ApiDocument } from './document.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';
import { renderFields, renderType, type Schema } from './schema-view.ts';

type Operation = OpenAPIV3_1.OperationObject;
interface ListedOperation {
  method: string;
  path: string;
  operation: Operation;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** The hash of the page's one script for a content security policy. */
export const pagePolicy = `default-src 'none'; script-src 'sha256-${createHash('sha256')
  .update(pageScript)
  .digest('base64')}'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`;

/** Renders an OpenAPI document as one HTML page that can be read, searched and printed. */
export function renderDocument(document: ApiDocument): string {
  const operations = listOperations(document);
  const tags = document.tags ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${encode(document.info.title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<a class="skip" href="#operations">To the operations</a>
<header><h1>${encode(document.info.title)}</h1><a href="/api/openapi.json">openapi.json</a></header>
<nav aria-label="Groups">${tags.map(({ name }) => `<a href="#tag-${name}">${encode(name)}</a>`).join('')}</nav>
<main>
<section class="introduction">${withFocusableCode(marked.parse(document.info.description ?? '', { async: false }))}</section>
<section id="operations" tabindex="-1">
<h2>Operations</h2>
<search><label>Search <input id="search" type="search" autocomplete="off"></label> <output id="found" for="search"></output></search>
${tags.map(({ name, description }) => renderTag({ name, description, operations })).join('\n')}
</section>
<section><h2>Schemas</h2>
${Object.entries(document.components?.schemas ?? {})
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([name, schema]) => renderSchema(name, schema as Schema))
  .join('\n')}
</section>
</main>
<script>${pageScript}</script>
</body>
</html>`;
}

/** A block that scrolls sideways must be reachable by keyboard. */
const withFocusableCode = (html: string) => html.replaceAll('<pre>', '<pre tabindex="0">');

function listOperations(document: ApiDocument): ListedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

interface Tag {
  name: string;
  description?: string;
  operations: ListedOperation[];
}

function renderTag({ name, description = '', operations }: Tag): string {
  const own = operations.filter(({ operation }) => operation.tags?.includes(name));
  return `<section class="tag" id="tag-${name}"><h3>${encode(name)}</h3><p>${encode(description)}</p>
${own.map(renderOperation).join('\n')}</section>`;
}

function renderOperation({ method, path, operation }: ListedOperation): string {
  const { operationId = '', summary = '', description = '' } = operation;
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  return `<details class="operation" id="${operationId}">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${encode(path)}</code> <span>${encode(summary)}</span></summary>
<div tabindex="0"><p>${encode(operationId)} · ${encode(description)}</p>
${parameters.length > 0 ? renderParameters(parameters) : ''}
${renderBody(operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined)}
${renderAnswers(operation)}
</div></details>`;
}

function renderParameters(parameters: OpenAPIV3_1.ParameterObject[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><th scope="row"><code>${encode(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td>${renderType((schema ?? {}) as Schema)}</td><td>${encode(description)}</td></tr>`,
  );
  return `<h4>Parameters</h4><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderBody(body: OpenAPIV3_1.RequestBodyObject | undefined): string {
  const [type, content] = Object.entries(body?.content ?? {})[0] ?? [];
  if (!content?.schema) return '';
  return `<h4>Body, ${encode(type ?? '')}</h4>${renderFields(content.schema as Schema)}`;
}

function renderAnswers({ responses = {} }: Operation): string {
  const answers = Object.entries(responses) as [string, OpenAPIV3_1.ResponseObject][];
  const success = answers.find(([status]) => status === '200')?.[1];
  const content = Object.values(success?.content ?? {})[0];
  const errors = answers.filter(([status]) => status !== '200');
  const shown = content?.schema ? renderFields(content.schema as Schema) : '';
  return `<h4>Answer</h4>${shown}<h4>Errors</h4><ul>${errors
    .map(([status, { description }]) => `<li><b>${status}</b> ${encode(description)}</li>`)
    .join('')}</ul>`;
}

const renderSchema = (name: string, schema: Schema) =>
  `<details class="schema" id="schema-${name}"><summary><code>${encode(name)}</code></summary><div tabindex="0">${renderFields(schema)}</div></details>`;
