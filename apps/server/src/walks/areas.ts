/** The areas whose calls need an example of their own; a new one is named here. */
export * as account from '../areas/account/examples';
export * as applicant from '../areas/applicant/examples';
export * as basic from '../areas/basic/examples';
export * as cert from '../areas/cert/examples';
export * as ecert from '../areas/ecert/examples';
export * as enroll from '../areas/enroll/examples';
export * as exemption from '../areas/exemption/examples';
export * as intake from '../areas/intake/examples';
export * as limit from '../areas/limit/examples';
export * as lookup from '../areas/lookup/examples';
export * as message from '../areas/message/examples';
export * as monitor from '../areas/monitor/examples';
export * as register from '../areas/register/examples';
export * as resource from '../areas/resource/examples';
export * as rms from '../areas/rms/examples';
