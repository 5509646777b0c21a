import { STORE } from '@huarong/core/shared';
import { Button, StatusTag, showConfirm, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { TextButton } from '../../../identity/index.ts';
import type { Device } from '../../profile/load-profile.ts';
import styles from './Devices.module.css';

/** Devices that are signed in, with a button to sign them out. */
export function Devices({ devices }: { devices: Device[] }) {
  const { revalidate } = useRevalidator();
  const others = devices.filter(({ isThisDevice }) => !isThisDevice);
  async function confirmSignOut(question: string, deviceId?: string) {
    if (!(await showConfirm(question, { confirmLabel: '退出' }))) return;
    const reply = await browserApi().identity.signOutDevices(deviceId === undefined ? {} : { deviceId });
    if (reply.ok) showToast(`${reply.value.signedOutDevices} 台设备已退出登录`);
    await revalidate();
  }
  return (
    <section className={styles.devices} aria-labelledby="devices-title">
      <h2 id="devices-title">
        登录设备 <small>{STORE.session.maxAge / 86_400} 天内</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">设备</th>
            <th scope="col">网络</th>
            <th scope="col">最近活动</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <tr key={device.deviceId}>
              <td>
                {device.name} {device.isThisDevice && <StatusTag tone="ok">本机</StatusTag>}
              </td>
              <td>{device.address}</td>
              <td>{device.isThisDevice ? '刚刚' : lastUsedText(device.lastUsedAt)}</td>
              <td>
                {!device.isThisDevice && (
                  <TextButton
                    aria-label={`退出 ${device.name}`}
                    onClick={() => confirmSignOut(`退出「${device.name}」上的登录？`, device.deviceId)}
                  >
                    退出
                  </TextButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <Button size="sm" onClick={() => confirmSignOut(`退出其他 ${others.length} 台设备上的登录？`)}>
          退出其他 {others.length} 台设备
        </Button>
      )}
    </section>
  );
}

/** `2026-11-08T22:14:05+08:00` → `11-08 22:14`; the API sends Shanghai time. */
const lastUsedText = (iso: string) => `${iso.slice(5, 10)} ${iso.slice(11, 16)}`;
