export interface RenderRequest {
  path: string;
  pages: number;
}
export interface RenderReport {
  cpuMs: number;
  html: string;
}
