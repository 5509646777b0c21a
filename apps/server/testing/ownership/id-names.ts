import type { Endpoint } from '@huarong/contract/kit';
import { type JsonSchema, jsonSchemaOf } from '../fuzz/json-schema-of.ts';

/** The names of all ids in the input of a call, at any depth. */
export const idNames = ({ input }: Endpoint): string[] => [...new Set(namesIn(jsonSchemaOf(input)))];

function namesIn(schema: JsonSchema): string[] {
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ] as JsonSchema[];
  const properties = Object.entries(schema.properties ?? {});
  return [
    ...properties.map(([name]) => name).filter((name) => /Ids?$/.test(name)),
    ...properties.flatMap(([, property]) => namesIn(property as JsonSchema)),
    ...parts.flatMap(namesIn),
  ];
}

/** The input with another owner's ids in place of its own; at the top level also for ids it left out. */
export function withIds(
  input: Record<string, unknown>,
  ids: Record<string, string>,
  topNames: readonly string[],
): Record<string, unknown> {
  const added = Object.fromEntries(
    topNames.flatMap((name) =>
      ids[name] === undefined || name in input ? [] : [[name, shaped(name, ids[name])]],
    ),
  );
  return { ...(replaced(input, ids) as Record<string, unknown>), ...added };
}

const shaped = (name: string, id: string) => (name.endsWith('Ids') ? [id] : id);

function replaced(value: unknown, ids: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => replaced(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      ids[name] === undefined ? replaced(each, ids) : Array.isArray(each) ? [ids[name]] : ids[name],
    ]),
  );
}
