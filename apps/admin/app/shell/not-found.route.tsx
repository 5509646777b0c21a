/** An address that no page has. */
export const clientLoader = () => {
  throw new Response(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
