/** TEST_DATABASE says where tests run: `embedded` (the default) or `postgres`. */
export const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
