import { z } from 'zod';

/** JSON Schema, and for a value that is changed and then checked again (`.transform().pipe()`) also the second check. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { [AFTERWARDS]?: JsonSchema };
export const AFTERWARDS = 'x-afterwards';

/** The input schema. Plain JSON Schema would drop the checks after a transform, such as the maximum page number 10,000. */
export const jsonSchemaOf = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.out._zod.def.type !== 'transform')
        jsonSchema[AFTERWARDS] = jsonSchemaOf(def.out);
    },
  });
