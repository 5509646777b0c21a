import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { AFTERWARDS, type JsonSchema, jsonSchemaOf } from './json-schema-of.ts';
import { cleanText, textMatching } from './text-arbitraries.ts';

/** Values that a schema accepts, except for rules over several fields (`refine`), which JSON Schema cannot express. */
export const arbitraryOf = (schema: z.ZodType): Arbitrary<unknown> => fromJson(jsonSchemaOf(schema));

function fromJson(schema: JsonSchema): Arbitrary<unknown> {
  const { [AFTERWARDS]: afterwards, ...first } = schema;
  if (afterwards) return spelledFor(first, fromJson(afterwards));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromJson(choice as JsonSchema)));
  if (schema.allOf) return fromJson(merged(schema.allOf as JsonSchema[]));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => ofType({ ...schema, type })));
  return ofType(schema);
}

function ofType(schema: JsonSchema): Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return schema.pattern ? textMatching(schema.pattern, lengthOf(schema)) : cleanText(lengthOf(schema));
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
        max: Math.min(schema.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      });
    case 'number':
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        ...(schema.minimum !== undefined && { min: schema.minimum }),
        ...(schema.maximum !== undefined && { max: schema.maximum }),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromJson((schema.items ?? {}) as JsonSchema), {
        minLength: schema.minItems ?? 0,
        ...(schema.maxItems !== undefined && { maxLength: schema.maxItems }),
      });
    case 'object':
      return schema.properties ? withProperties(schema) : withAnyNames(schema);
    default:
      if (schema.$ref) throw new Error(`a schema that refers to ${schema.$ref} cannot be generated yet`);
      return anything;
  }
}

const lengthOf = ({ minLength = 0, maxLength }: JsonSchema) => ({ minLength, maxLength: maxLength ?? 200 });

const withProperties = ({ properties = {}, required = [] }: JsonSchema) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, fromJson(schema as JsonSchema)]),
    ),
    { requiredKeys: required, noNullPrototype: true },
  );

const withAnyNames = ({ propertyNames, additionalProperties }: JsonSchema) =>
  fc.dictionary(
    (propertyNames ? fromJson(propertyNames as JsonSchema) : cleanText({ minLength: 1, maxLength: 20 })).map(
      String,
    ),
    typeof additionalProperties === 'object' ? fromJson(additionalProperties as JsonSchema) : anything,
    { maxKeys: 5, noNullPrototype: true },
  );

/** What the second check accepts, written as the first one reads it: `7` or `"7"`, `["a","b"]` or `"a,b"`. */
const spelledFor = (first: JsonSchema, value: Arbitrary<unknown>) =>
  acceptsAlso(first, 'integer') ? fc.oneof(value, value.map(String)) : value.map(String);

const acceptsAlso = (schema: JsonSchema, type: string): boolean =>
  schema.type === type || (schema.anyOf ?? []).some((choice) => acceptsAlso(choice as JsonSchema, type));

const merged = (parts: JsonSchema[]): JsonSchema => ({
  ...Object.assign({}, ...parts),
  properties: Object.assign({}, ...parts.map((part) => part.properties)),
  required: parts.flatMap((part) => part.required ?? []),
});

const scalar = fc.oneof(
  cleanText({ minLength: 0, maxLength: 20 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const anything = fc.oneof(scalar, fc.array(scalar, { maxLength: 4 }));
