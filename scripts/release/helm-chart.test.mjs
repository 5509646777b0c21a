import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { renderTemplate } from './render-chart.mjs';

const chart = fileURLToPath(new URL('../../deploy/helm/huarong/', import.meta.url));
const readYaml = (file) => parse(readFileSync(chart + file, 'utf8'));
const values = readYaml('values.yaml');

/** Every object of the chart, by kind and name. */
function render(changed = values) {
  const scope = {
    Values: changed,
    Release: { Name: 'shop' },
    Chart: { AppVersion: readYaml('Chart.yaml').appVersion },
  };
  const objects = readdirSync(`${chart}templates`).flatMap((file) =>
    parseAllDocuments(renderTemplate(readFileSync(`${chart}templates/${file}`, 'utf8'), scope)).map(
      (document) => {
        expect(document.errors, file).toEqual([]);
        return document.toJS();
      },
    ),
  );
  return new Map(objects.filter(Boolean).map((object) => [`${object.kind} ${object.metadata.name}`, object]));
}

const objects = render();
const containerOf = (name) => objects.get(name).spec.template.spec.containers[0];

it('makes web and worker, a migration before both, and what leads to them', () =>
  expect([...objects.keys()].sort()).toEqual([
    'ConfigMap shop-settings',
    'Deployment shop-web',
    'Deployment shop-worker',
    'HorizontalPodAutoscaler shop-web',
    'Ingress shop',
    'Job shop-migrate',
    'PodDisruptionBudget shop-web',
    'PodDisruptionBudget shop-worker',
    'Service shop',
  ]));

it.each(['web', 'worker'])(
  'runs %s in its role, without rights, on a read-only disk, with probes',
  (role) => {
    const { template, selector } = objects.get(`Deployment shop-${role}`).spec;
    const container = containerOf(`Deployment shop-${role}`);
    expect(container.env).toContainEqual({ name: 'SHOP_ROLE', value: role });
    expect(container.image).toBe('registry.example.com/huarong:0.1.0');
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.resources).toEqual(values[role].resources);
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(container.envFrom).toEqual([
      { configMapRef: { name: 'shop-settings' } },
      { secretRef: { name: 'huarong' } },
    ]);
  },
);

it('leads the service to ports of web, and the ingress to ports of the service', () => {
  const { selector, ports } = objects.get('Service shop').spec;
  expect(objects.get('Deployment shop-web').spec.template.metadata.labels).toMatchObject(selector);
  const names = containerOf('Deployment shop-web').ports.map(({ name }) => name);
  for (const { targetPort } of ports) expect(names).toContain(targetPort);
  const backends = objects
    .get('Ingress shop')
    .spec.rules.map(({ host, http }) => [host, http.paths[0].backend.service.port.name]);
  expect(backends).toEqual([
    ['www.example.com', 'http'],
    ['admin.example.com', 'admin'],
  ]);
});

it('migrates as a hook, with the same settings as text', () => {
  const job = objects.get('Job shop-migrate');
  expect(job.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  const env = Object.fromEntries(containerOf('Job shop-migrate').env.map(({ name, value }) => [name, value]));
  expect(env).toEqual(objects.get('ConfigMap shop-settings').data);
  expect(env['DATABASE_POOL']).toBe('6');
});

it('names only variables that the shop knows', () => {
  const known = readFileSync(
    fileURLToPath(new URL('../../apps/server/src/platform/config/environment.ts', import.meta.url)),
    'utf8',
  );
  const names = ['Deployment shop-web', 'Deployment shop-worker', 'Job shop-migrate'].flatMap((name) =>
    containerOf(name).env.map((variable) => variable.name),
  );
  for (const name of names) expect(known).toContain(`  ${name}: `);
});

it('leaves the number of web processes to the autoscaler only where there is one', () => {
  expect(objects.get('Deployment shop-web').spec).not.toHaveProperty('replicas');
  const fixed = render({ ...values, web: { ...values.web, autoscaling: { enabled: false } } });
  expect(fixed.get('Deployment shop-web').spec.replicas).toBe(2);
  expect(fixed.has('HorizontalPodAutoscaler shop-web')).toBe(false);
});
